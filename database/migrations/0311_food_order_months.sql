-- A month sums the lines of its orders without asking each order for its time; what was voided of them is little.
alter table food_order_line add column pickup_at timestamptz;
update food_order_line l set pickup_at = o.pickup_at from food_order o where o.community_id = l.community_id and o.id = l.order_id;
alter table food_order_line alter column pickup_at set not null;
create index food_order_line_pickup on food_order_line (community_id, pickup_at);
create index food_order_voided on food_order (community_id, pickup_at) where state = 'voided';
