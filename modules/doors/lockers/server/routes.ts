import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { lockers } from '../contract.ts'
import { addCabinet, changeCabinet, renewPassword, retireCabinet, setUse } from './cabinets.ts'
import { openPhoto } from './photos.ts'
import * as read from './queries.ts'
import { rekey } from './rekey.ts'
import { settleDrop } from './settle.ts'
import { applyForStay, cancel, reject, stow } from './stays.ts'
import { adminOpen, renewCode, showCode, takeOut } from './ways-out.ts'

export const routes = ({ config }: Program) =>
  serve(lockers, {
    listOwned: read.listOwned,
    listSuppliers: read.listSuppliers,
    showTutorial: read.showTutorial,
    listCabinets: (context) => read.listCabinets(context, config.publicAddress),
    listPending: read.listPending,
    readSteps: (context, { stayId }) => read.readSteps(context, stayId),
    listSteps: (context, { cabinetId }) => read.listSteps(context, cabinetId),
    openPhoto,
    add: addCabinet,
    change: changeCabinet,
    renewPassword: (context, { cabinetId }) => renewPassword(context, cabinetId),
    rekey: (context, { cabinetId }) => rekey(context, cabinetId),
    retire: (context, { cabinetId }) => retireCabinet(context, cabinetId),
    setUse,
    adminOpen,
    apply: applyForStay,
    stow,
    reject,
    cancel,
    takeOut,
    renewCode,
    showCode,
    settleDrop,
  })
