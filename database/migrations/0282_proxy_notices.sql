-- Of what the households of a group buy were told, and when: it is here, or it was called off.
create table proxy_notice (
  community_id uuid not null references community (id),
  id uuid not null,
  order_id uuid not null,
  said text not null check (said in ('arrived', 'cancelled')),
  at timestamptz not null,
  primary key (community_id, id),
  foreign key (community_id, order_id) references proxy_order (community_id, id)
);
call tenant_table('proxy_notice');
create index proxy_notice_of on proxy_notice (community_id, order_id, at desc);
create index proxy_notice_at on proxy_notice (community_id, at);
revoke update on proxy_notice from :app;
