/**
 * Who collected an allocation, as SQL: whoever collects its bill; of what was paid ahead, of another bill of the same payment or of the
 * one whose account was used; else the community itself.
 * @param payment the alias of the payment
 * @param run the alias of the run of its bill, if it has one
 */
export const providerOf = (payment: string, run: string): string => `coalesce(${run}.provider,
  (select max(ur.provider) from payment_allocation ua join bill ub on ub.id = ua.bill_id join billing_run ur on ur.id = ub.run_id
    where ua.payment_id = ${payment}.id),
  (select ur.provider from bill_code uc join bill ub on ub.id = uc.bill_id join billing_run ur on ur.id = ub.run_id
    where uc.code = ${payment}.code), 'general')`
