-- A message becomes a repair, or the draft of news: it keeps which.
alter table resident_message
  add column repair_case_id uuid,
  add column news_id uuid,
  add foreign key (community_id, repair_case_id) references repair_case (community_id, id),
  add foreign key (community_id, news_id) references news (community_id, id);
create index resident_message_repair on resident_message (community_id, repair_case_id) where repair_case_id is not null;
create index resident_message_news on resident_message (community_id, news_id) where news_id is not null;

alter table message_line drop constraint message_line_kind_check;
alter table message_line add constraint message_line_kind_check
  check (kind in ('reply', 'assigned', 'typed', 'closed', 'reopened', 'merged', 'repair', 'news'));
