// Room under construction.
