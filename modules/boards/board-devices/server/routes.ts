import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { boardRow } from '#modules/boards/boards/server/public.ts'
import { boardDevices } from '../contract.ts'
import { changeDevice, pair, removeDevice } from './devices.ts'
import { listPlays } from './plays.ts'
import { askShot, showShot } from './shots.ts'
import { deviceRows, ofBoard, toDevice } from './queries.ts'

export const routes = ({ database }: Program) =>
  serve(boardDevices, {
    listOfBoard: async (context, { boardId }) => {
      await boardRow(context, boardId)
      return (await deviceRows(context, ofBoard(boardId))).map((row) => toDevice(row, context.now))
    },
    removeDevice,
    listDevices: async (context) => (await deviceRows(context)).map((row) => toDevice(row, context.now)),
    listPlays,
    pair: (context, input) => pair(context, database, input),
    changeDevice,
    showShot: (context, { displayDeviceId }) => showShot(context, displayDeviceId),
    askShot: (context, { displayDeviceId }) => askShot(context, displayDeviceId),
  })
