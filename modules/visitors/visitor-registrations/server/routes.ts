import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { visitorRegistrations } from '../contract.ts'
import { showForm, showFormUrl, submitForm } from './form.ts'
import { getRegistration, listRegistrations } from './list.ts'

export const routes = ({ config }: Program) =>
  serve(visitorRegistrations, {
    showFormUrl: (context) => showFormUrl(context, config.publicAddress),
    showForm: (context, { token }) => showForm(context, token),
    submitForm,
    listRegistrations,
    getRegistration: (context, { registrationId }) => getRegistration(context, registrationId),
  })
