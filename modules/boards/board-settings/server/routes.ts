import { serve } from '#platform/server/serve.ts'
import { boardSettings } from '../contract.ts'
import { sections } from './sections.ts'

export const routes = serve(boardSettings, {
  show: async (context) => (await sections.show(context)).screens,
  save: async (context, input) => {
    await sections.save(context, 'screens', input)
    return (await sections.show(context)).screens
  },
})
