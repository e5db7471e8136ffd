import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { supplierMaintenance } from '../contract.ts'
import { endPasses, invite, logIn } from './passes.ts'
import { listFailures, sendPass, showSending } from './sendings.ts'
import { addPhoto, finishRepair, finishWork, listStaff, offerRepair, saveChecks, showWork } from './work.ts'

export const routes = ({ storage, config }: Program) =>
  serve(supplierMaintenance, {
    endPasses: (context, { supplierId }) => endPasses(context, supplierId),
    invite: (context, { supplierId }) => invite(context, supplierId, config.publicAddress),
    showSending: (context, { supplierId }) => showSending(context, supplierId),
    listFailures: (context) => listFailures(context),
    sendPass: (context, { supplierId }) => sendPass(context, supplierId, config.publicAddress),
    logIn,
    listStaff: (context) => listStaff(context),
    showWork: (context) => showWork(context),
    addPhoto: (context, _input, { form }) => addPhoto(context, storage, form),
    saveChecks,
    finishWork,
    offerRepair,
    finishRepair,
  })
