-- The books of points are only added to; of a lot nothing changes but how many are left.
revoke delete on point_purse, point_grant, point_lot, point_entry, point_move from :app, :door;
revoke update on point_lot from :app, :door;
grant update (left_points) on point_lot to :app;
