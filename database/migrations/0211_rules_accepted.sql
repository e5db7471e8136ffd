-- The rules of a facility as whoever booked it, or entered a draw of it, accepted them; '' where there was nothing to accept, or before they were kept.
alter table facility_booking add column accepted_rules text not null default '';
alter table facility_draw_entry add column accepted_rules text not null default '';
