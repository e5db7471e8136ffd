-- Where the supplier of a cabinet shows how it is used.
alter table locker_cabinet
  add column tutorial_url text not null default '' check (tutorial_url = '' or tutorial_url like 'https://%');
