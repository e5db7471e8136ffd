import { serve } from '#platform/server/serve.ts'
import { boardWeather } from '../contract.ts'
import { saveSource, showSource } from './source.ts'

export const routes = serve(boardWeather, {
  show: (context) => showSource(context),
  save: saveSource,
})
