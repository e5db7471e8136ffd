-- Whom a demand was made to and which bills it asked for: where debts follow the person each payer is dunned alone, and a court is asked
-- only for what was demanded (公寓大廈管理條例 Art. 21).
alter table demand add column payer_name text not null default '';
alter table demand add column bill_ids uuid[] not null default '{}';

-- Letters named whoever had the newest bill, and all that was overdue.
update demand d set
  payer_name = coalesce((select b.payer_name from bill b where b.community_id = d.community_id and b.household_id = d.household_id
    and b.issued_at <= d.at and (b.voided_at is null or b.voided_at > d.at) order by b.due_on desc, b.number desc limit 1), ''),
  bill_ids = coalesce((select array_agg(b.id) from bill b where b.community_id = d.community_id and b.household_id = d.household_id
    and b.due_on < d.day and b.issued_at <= d.at), '{}');
alter table demand alter column payer_name drop default, alter column bill_ids drop default;

-- Two who owe in one household may be dunned together.
alter table demand drop constraint demand_community_id_batch_id_household_id_key;
alter table demand add unique (community_id, batch_id, household_id, payer_name);

-- Letters that were kept as they came claim no demand that was not made, and call nobody an owner who may be none.
update arrears_setting set chosen = jsonb_set(chosen, '{templates}', (
  select jsonb_agg(case
      when t ->> 'body' = E'敬啟者：\n\n台端為{社區} {戶號} 區分所有權人，積欠下列管理費共 {期數} 期，合計 {金額} 元，前經催告仍未給付：\n{明細}\n\n茲再限台端於 {期限} 前給付上開金額及遲延利息 {利息} 元，合計 {合計} 元。逾期即依公寓大廈管理條例第二十一條，聲請支付命令。\n\n{社區}管理委員會\n{日期}'
        then jsonb_set(t, '{body}', to_jsonb(E'{繳款人} 君：\n\n台端就{社區} {戶號} 應繳之管理費，積欠下列共 {期數} 期，合計 {金額} 元{催告情形}：\n{明細}\n\n依公寓大廈管理條例第二十一條，茲定期限催告台端於 {期限} 前給付上開金額及計至 {日期} 止之遲延利息 {利息} 元，合計 {合計} 元。逾期仍未給付，本會得訴請法院命給付，或聲請支付命令。\n\n{社區}管理委員會\n{日期}'::text))
      when t ->> 'body' = E'債權人：{社區}管理委員會\n債務人：{繳款人}（{戶號}）\n\n請求給付管理費 {金額} 元，及計至 {日期} 止之遲延利息 {利息} 元，合計 {合計} 元：\n{明細}\n\n以上經定相當期限催告，債務人仍未給付（公寓大廈管理條例第二十一條）。\n\n{社區}管理委員會\n{日期}'
        then jsonb_set(t, '{body}', to_jsonb(E'債權人：{社區}管理委員會\n債務人：{繳款人}（{戶號}）\n\n請求給付管理費 {金額} 元，及計至 {日期} 止之遲延利息 {利息} 元，合計 {合計} 元：\n{明細}\n\n以上經定相當期限催告，債務人仍未給付（公寓大廈管理條例第二十一條）。{未催告}\n\n{社區}管理委員會\n{日期}'::text))
      else t end order by nth)
  from jsonb_array_elements(chosen -> 'templates') with ordinality as x (t, nth)))
where section = 'letters';
