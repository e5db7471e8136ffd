import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Plan, Step } from '../contract.ts'

/** Who is meant by a step, in words. */
export function useStepName({ contacts, rotations }: Plan): (step: Step) => string {
  const t = useTexts('alarmCallsPage')
  return ({ contactId, rotationId }) => {
    const rotation = rotations.rotations.find((one) => one.rotationId === rotationId)
    if (rotation) return t('onDuty', { name: rotation.name })
    return contacts.contacts.find((one) => one.contactId === contactId)?.name ?? ''
  }
}
