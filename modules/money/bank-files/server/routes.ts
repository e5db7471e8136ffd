import { serve } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { bankFiles } from '../contract.ts'
import { bankCounter } from '../counter-contract.ts'
import { bankLines } from '../desk-contract.ts'
import { bankPaid } from '../paid-contract.ts'
import { bankPayouts } from '../payout-contract.ts'
import { closeAsBooked } from './close-booked.ts'
import { confirmFile } from './confirm.ts'
import { cancelFile, findFile, listFiles } from './files.ts'
import { listFormats, listVersions, retireFormat, saveFormat } from './formats.ts'
import {
  acceptLine,
  bookLineAsOther,
  leaveLine,
  postponeLine,
  refundLine,
  reverseLine,
  undoLine,
} from './handle-line.ts'
import { accountOf } from './household-account.ts'
import { lookForPayment } from './look.ts'
import { printPayouts } from './print-payouts.ts'
import { checkPayout, listPayouts, showPayout, undoPayout } from './payouts.ts'
import { previewOf } from './preview.ts'
import { readBankFile } from './read-file.ts'
import { showLine } from './show-line.ts'
import { listPaidTold, tellPaid } from './tell-paid.ts'
import { uploadFile } from './upload.ts'
import { countWaiting, listWaiting } from './waiting.ts'

/** The calls of bank files, over whatever keeps them. */
export const bankFileRoutes = (storage: Storage) =>
  serve(bankFiles, {
    listFormats,
    saveFormat,
    listVersions,
    retireFormat: (context, { formatId }) => retireFormat(context, formatId),
    tryFormat: (context, { format, sample }) =>
      previewOf(context, readBankFile(Buffer.from(sample, 'base64'), format), '', 20),
    list: listFiles,
    upload: (context, input, { form }) => uploadFile(context, storage, input, form),
    find: (context, { fileId }) => findFile(context, storage, fileId),
    confirm: (context, input) => confirmFile(context, storage, input),
    cancel: (context, { fileId }) => cancelFile(context, fileId),
  })

export const deskRoutes = [
  ...serve(bankCounter, { countWaiting }),
  ...serve(bankLines, {
    listWaiting,
    show: showLine,
    accept: acceptLine,
    reverse: reverseLine,
    closeAsBooked,
    leave: leaveLine,
    bookOther: bookLineAsOther,
    postpone: postponeLine,
    refund: refundLine,
    undo: undoLine,
  }),
  ...serve(bankPayouts, {
    list: listPayouts,
    print: printPayouts,
    show: showPayout,
    check: checkPayout,
    undo: undoPayout,
  }),
  ...serve(bankPaid, { look: lookForPayment, account: accountOf, tell: tellPaid, listTold: listPaidTold }),
]
