import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { repairs } from '../contract.ts'
import {
  acceptRepair,
  addOffer,
  assignRepair,
  cancelRepair,
  chooseOffer,
  claimRepair,
  finishRepair,
  openPhoto,
  reopenRepair,
} from './acts.ts'
import { reportRepair } from './cases.ts'
import { linkAsset } from './link-asset.ts'
import { listRepairs, readRepair } from './queries.ts'
import { renewReportUrl, sendReport, showReport, showReportUrl } from './wall.ts'

export const routes = ({ storage, config }: Program) =>
  serve(repairs, {
    listRepairs,
    readRepair: (context, { caseId }) => readRepair(context, caseId),
    reportRepair,
    assignRepair,
    linkAsset,
    addOffer,
    chooseOffer,
    claimRepair,
    finishRepair,
    acceptRepair,
    reopenRepair,
    cancelRepair,
    openPhoto,
    showReportUrl: (context, { assetId }) => showReportUrl(context, assetId, config.publicAddress),
    renewReportUrl: (context, { assetId }) => renewReportUrl(context, assetId, config.publicAddress),
    showReport: (context, { token }) => showReport(context, token),
    sendReport: (context, { token }, { form }) => sendReport(context, storage, token, form),
  })
