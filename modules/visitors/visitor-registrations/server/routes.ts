import { serve } from '#platform/server/serve.ts'
import { visitorRegistrations } from '../contract.ts'
import { showForm, showFormUrl, submitForm } from './form.ts'
import { getRegistration, listRegistrations } from './list.ts'

export const routes = serve(visitorRegistrations, {
  showFormUrl,
  showForm: (context, { token }) => showForm(context, token),
  submitForm,
  listRegistrations,
  getRegistration: (context, { registrationId }) => getRegistration(context, registrationId),
})
