-- A point was once added as if it had been heard that moment: of one that said nothing since, nobody heard anything.

update alarm_point set heard_at = null
where heard_at = added_at and value_at is null and not is_private;
