/** Whether a gap `g` is mended: by a later drawing that found it no more, or by what somebody wrote onto the bill. */
export const isMended = `(g.mended_at is not null or exists (select from bill m where m.run_id = g.run_id
  and m.household_id = g.household_id and m.voided_at is null and case when g.missing = 'payer' then m.payer_name <> ''
    else exists (select from bill_line l where l.bill_id = m.id and l.fee_item_id = g.fee_item_id) end))`
/** Whether nobody mended or accepted a gap `g` yet. */
export const isOpenGap = `g.accepted_at is null and not ${isMended}`
