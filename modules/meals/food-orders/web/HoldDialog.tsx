import './held-texts.ts'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { longestHeldName } from '../held-contract.ts'
import { heldApi } from './queries.ts'
import type { OrderTools } from './use-order.ts'

/** Puts the order of this desk aside under a name; the desk is free for the next one. */
export function HoldDialog({ order, onClose }: { order: OrderTools; onClose: () => void }) {
  const t = useTexts('heldOrders')
  const [name, setName] = useState((order.draft.household?.label ?? '').slice(0, longestHeldName))
  const [tried, setTried] = useState(false)
  const isWrong = !name.trim()
  return (
    <FormDialog
      title={t('hold')}
      size="small"
      confirm={t('hold')}
      isWrong={() => {
        setTried(true)
        return isWrong
      }}
      onClose={onClose}
      onConfirm={async (retry) => {
        const asked = {
          name: name.trim(),
          ...order.asked(),
          householdId: order.draft.household?.householdId ?? null,
        }
        await heldApi.hold({ heldId: retry.idOf(asked), ...asked }, retry)
        order.clear()
        toast(t('holdDone', { name: asked.name }))
        onClose()
      }}
    >
      <Field label={t('name')} help={t('nameHelp')} invalid={tried && isWrong ? t('nameNeeded') : undefined}>
        <TextInput value={name} maxLength={longestHeldName} onText={setName} />
      </Field>
    </FormDialog>
  )
}
