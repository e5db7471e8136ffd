import { serve } from '#platform/server/serve.ts'
import { visitorRegistrations } from '../contract.ts'
import { showForm, showFormUrl, submitForm } from './form.ts'
import { getRegistration, listRegistrations } from './list.ts'

export const routes = serve(visitorRegistrations, {
  showFormUrl: async (context) => ({ data: await showFormUrl(context) }),
  showForm: async (context, { token }) => ({ data: await showForm(context, token) }),
  submitForm: async (context, input) => ({ data: await submitForm(context, input) }),
  listRegistrations: (context, input) => listRegistrations(context, input),
  getRegistration: async (context, { registrationId }) => ({
    data: await getRegistration(context, registrationId),
  }),
})
