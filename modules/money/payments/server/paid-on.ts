/**
 * The day on which what settles a bill was paid, as SQL over a row of `bill_settlement`: of money the day on which the customer paid
 * it, never later than it is booked; of anything else the day of the settlement. What takes one back has its own day.
 * @param s the alias of the row
 */
export const paidOn = (
  s: string,
): string => `coalesce((select least((p.paid_at at time zone 'Asia/Taipei')::date, p.day) from payment p
  where ${s}.kind = 'payment' and ${s}.undoes_id is null and p.community_id = ${s}.community_id and p.id = ${s}.source_id),
  (${s}.at at time zone 'Asia/Taipei')::date)`
