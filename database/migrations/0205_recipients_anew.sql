-- News that are released anew go to whom they are for now; who is not among them any more is not asked whether they read.
grant delete on notification_recipient to :app, :door;
create index notification_overdue on notification (due_at) where sent_at is null and called_off_at is null;
