import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { courierDrops } from '../contract.ts'
import { beginCourierDrop, giveToDesk, readDrop, showDrop } from './drop.ts'

export const routes = ({ storage }: Program) =>
  serve(courierDrops, {
    show: (context, { token }) => showDrop(context, token),
    begin: (context, { token }, { form }) => beginCourierDrop(context, storage, token, form),
    read: (context, { token, stayId }) => readDrop(context, token, stayId),
    giveToDesk: (context, { token, stayId }) => giveToDesk(context, token, stayId),
  })
