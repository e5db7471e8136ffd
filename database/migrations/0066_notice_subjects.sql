-- What residents are told of is declared by modules: the kind of a thing is a word, and no list of them stands here.
alter table notice_item
  drop constraint notice_item_item_kind_check,
  add constraint notice_item_kind check (item_kind ~ '^[a-z][A-Za-z]{0,39}$');
