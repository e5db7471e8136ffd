import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { readPeriod } from '#modules/everyday/gas-periods/server/public.ts'
import { gasReadings } from '../contract.ts'
import { gasForms } from '../form-contract.ts'
import { exportPeriod } from './export-file.ts'
import { fillReading } from './fill.ts'
import { sendForm, showForm } from './form.ts'
import { addFormPhoto } from './form-photo.ts'
import { readHistory, readRows, shown } from './queries.ts'
import { remindMissing } from './remind.ts'
import { acceptReading, clearReading, estimateMissing, setMeter } from './review.ts'

export const routes = ({ storage }: Program) => [
  ...serve(gasForms, {
    show: showForm,
    send: sendForm,
    addPhoto: (context, { token }, { form }) => addFormPhoto(context, storage, token, form),
  }),
  ...serve(gasReadings, {
    show: async (context, { gId }) => {
      const [period, rows] = await Promise.all([readPeriod(context, gId), readRows(context, gId)])
      return { period, readings: rows.map(shown) }
    },
    fill: fillReading,
    remind: remindMissing,
    export: exportPeriod,
    accept: acceptReading,
    clear: clearReading,
    estimate: estimateMissing,
    history: (context, { householdId }) => readHistory(context, householdId),
    setMeter,
  }),
]
