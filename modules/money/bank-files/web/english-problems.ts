/** What the problems of bank files say in English, by code; without the values of the Chinese sentence. */
export const bankFilesProblems = {
  400_21_601: 'No file arrived. Please choose the file of your bank or agency.',
  400_21_602: 'There is no such file format. Please choose another one.',
  400_21_603:
    'Parts of the file cannot be read; nothing was imported. Please check the format or download the file again.',
  409_21_604: 'Everything in this file was imported already; there is nothing new.',
  409_21_605: 'This file was imported or given up already.',
  409_21_606: 'This upload was used for another file. Please close the window and upload again.',
  409_21_607: 'A format of this name exists. Please choose another name.',
  409_21_608: 'Somebody else just changed this format. Please reload before you change it.',
  400_21_609: 'A format needs the amount and the day of payment (or of credit).',
  404_21_610: 'The content of this file is gone. Please upload it again.',
  409_21_611: 'Somebody else handled this payment. Please reload before you go on.',
  400_21_612: 'Please choose the bill that it goes to, or what is paid ahead.',
  400_21_613: 'Please choose whose payment it is.',
  409_21_614: 'Nothing of this payment can be taken back.',
  409_21_615: 'The payment that the bank reversed is not here. Please close it with a reason.',
  400_21_876: 'The account of expense is wrong or retired. Please choose again.',
  409_21_873:
    'The only payment of this account and amount came later and is not what was reversed. Please close it with a reason.',
  409_21_874: 'The payment that the bank reversed is here. Please reverse it instead of leaving it.',
  409_21_617: 'The payments of this day just changed. Please reload and check them again.',
  409_21_618: 'Somebody checked this day already.',
  400_21_619: 'The bank paid something else than was due. Please say why.',
  409_21_620: 'This check was taken back already.',
  409_21_621: 'This check was used for another day. Please close the window and try again.',
  409_21_622: 'The day of the payout has not come yet.',
  409_21_623: 'The household was told of this payment just now. Please wait a few minutes.',
  409_21_879:
    'The books seem to have this payment already. Please look at it, and say whether it is the same or another one.',
  409_21_889: 'This payment seems to have been given back. Please look whether it was this one.',
  409_21_880: 'What the books have has changed meanwhile. Please reload and look again.',
  409_21_881:
    'What the books have is not booked yet: please write down the cheque as cashed, or check the payout, and come back.',
  409_21_886:
    'What the bank reversed is said to be something in the books. Please void that first; then the line waits again and can be reversed.',
  409_21_884:
    'A line of the bank has this sum and is allocated already: the payout would be booked twice. Take that back, or send it once more if it is another one.',
  409_21_878:
    'This was paid by somebody who paid for this household before; those who live there now are not told. Please call the payer.',
  409_21_624: 'Nobody of this household takes messages; nothing was sent. Please call them.',
  409_21_616: 'This bill is not of this household. Please choose again.',
}

declare module '#platform/contract/problem.ts' {
  interface ProblemCodes {
    bankFiles: keyof typeof bankFilesProblems
  }
}
