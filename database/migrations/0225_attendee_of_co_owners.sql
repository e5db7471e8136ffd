-- Of several co-owners one comes and exercises the rights of all: the sign-in book says who. '' of a sole owner.
alter table assembly_presence add column attendee_name text not null default '';
