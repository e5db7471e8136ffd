/** What the problems of payments say in English, by code; without the values of the Chinese sentence. */
export const paymentsProblems = {
  409_21_501: 'This code is used for another payment. Please reload and take the payment again.',
  409_21_502: 'This bill was paid already; nothing of it is left.',
  409_21_503: 'Less than this is left of the bill. Please check the amount.',
  409_21_504: 'What was left of this bill is part of a later one. Please take that one.',
  409_21_505: 'This bill is void and takes no payment.',
  409_21_506: 'Less than this is open on the payment. Please check the amount.',
  409_21_507: 'This payment was voided already.',
  409_21_508: 'This allocation was taken back already.',
  409_21_509:
    'Part of this prepayment is used already, so it cannot be taken back. Please take back first what used it.',
  409_21_510: 'Part of this payment was refunded, so it cannot be voided.',
  409_21_511: 'There is not that much cash at the desk.',
  400_21_858: 'Only a cheque has a day that it is due.',
  409_21_859: 'This cheque was written down as cashed already.',
  400_21_860: 'A cheque is cashed on a day after it was taken, and not in the future.',
  409_21_861:
    'The cheque is not cashed yet. Please write down that the bank cashed it before its money is refunded.',
  400_21_512: 'The parts do not add up to the amount.',
  409_21_513: 'This bill is of another household. Please choose again.',
  400_21_514: 'Please give the number of the cheque.',
  409_21_515: 'This bill is not paid yet, so there is no receipt.',
  404_21_516: 'This receipt was not found.',
  400_21_878: 'This is the first or the third barcode: please scan the one in the middle.',
  409_21_517: 'Please choose another bill.',
  409_21_518: 'This was not taken by hand. Please take the allocation back instead.',
  409_21_519: 'Less than this can be refunded. Please change the amount.',
  409_21_520: 'Refunds and voids are approved by somebody else; nobody approves their own.',
  409_21_521: 'This was decided already.',
  409_21_522: 'This refund is not approved yet, so it cannot be paid.',
  409_21_523: 'This code is used for another refund. Please reload and ask again.',
  400_21_524: 'A transfer needs the account that it goes to.',
  409_21_850:
    'This payment is of another household. Please put what is open of it to what this household paid ahead first, then ask for the refund.',
  409_21_870: 'This was not taken today: somebody else has to approve that it is voided. Please ask for it.',
  409_21_871:
    'The drawer was counted since: somebody else has to approve that it is voided. Please ask for it.',
  409_21_882:
    'The bank’s files have a payment of this amount. Please look it up first; if this is another one, send it once more.',
  409_21_888:
    'The bank says that it took this payment back. Please do that reversal among what is unmatched first.',
  409_21_887: 'The bank brought this and nobody decided of it yet. Please handle it among what is unmatched.',
  409_21_872: 'It was asked for already that this payment is voided; somebody else has to approve it.',
  400_21_857: 'The account of income is wrong or retired. Please choose again.',
  400_21_875: 'Cash is taken on the day itself; an earlier day is for transfers and cheques.',
  400_21_855: 'The day is more than a year ago. Please check the year.',
  400_21_525: 'The day cannot be later than today.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    payments: keyof typeof paymentsProblems
  }
}
