import './dialog-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accounts, features } from '#modules/sign-in/accounts/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { ChooseHouseholds } from './ChooseHouseholds.tsx'
import { closeFastReceive, type Step } from './fast-receive-store.ts'
import { MethodDialog } from './MethodDialog.tsx'
import { ReceiveDialog } from './ReceiveDialog.tsx'
import { ScanStep } from './ScanStep.tsx'

const api = client(accounts)

/** The dialog of the current step; without the Postal feature only a sentence (R131, R132). */
export function FastReceiveDialogs({ step }: { step: Step }) {
  const { data: isAllowed } = useQuery({
    queryKey: ['fastReceive', 'feature'],
    staleTime: 60_000,
    queryFn: async () => (await api.checkFeature({ feature: features.postal })).data.isFeature,
  })
  useEffect(() => {
    if (isAllowed !== false) return
    closeFastReceive()
    void alertBox(text('fastReceive', 'noPermission'))
  }, [isAllowed])
  if (isAllowed === false) return null
  switch (step.at) {
    case 'method':
      return <MethodDialog />
    case 'scan':
      return <ScanStep key={step.kind} kind={step.kind} from={step.from} />
    case 'choose':
      return <ChooseHouseholds start={step.start} />
    case 'receive':
      return <ReceiveDialog start={step.start} />
  }
}
