import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { assets } from '#modules/assets/assets/contract.ts'
import { AssetCodeField } from '#modules/assets/assets/web/public.ts'
import { maintenancePlans } from '#modules/assets/maintenance-plans/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type Consumable, consumables, type lineKinds } from '../contract.ts'

const api = client(consumables)
const register = client(assets)
const maintenance = client(maintenancePlans)
export type LineKind = (typeof lineKinds)[number]

/** Writes what came, what was taken for an asset, or what a count found. */
export function MoveDialog({ of, kind, onClose }: { of: Consumable; kind: LineKind; onClose: () => void }) {
  const t = useTexts('consumablesPage')
  const queries = useQueryClient()
  const { consumableId, stock, unit } = of
  const [quantity, setQuantity] = useState('')
  const [code, setCode] = useState('')
  const [planId, setPlanId] = useState('')
  const maySeePlans = useAllowed()([{ can: 'maintenancePlans.view', service: [11] }]).length > 0
  const [reason, setReason] = useState('')
  const plans = useQuery({
    queryKey: ['maintenance', 'names'],
    queryFn: async () => (await maintenance.listPlans({})).data,
    enabled: kind === 'issued' && maySeePlans,
  })
  const wrong =
    quantity === ''
      ? t('needed')
      : kind !== 'counted' && Number(quantity) < 1
        ? t('quantityNeeded')
        : kind === 'issued' && Number(quantity) > stock
          ? t('notEnough', { stock, unit })
          : undefined
  const act = useSubmit(
    async (retry) => {
      const said = code.trim()
      const assetId = said
        ? await retry.once(said, async () => (await register.find({ code: said })).data.assetId)
        : null
      const line = {
        consumableId,
        lineKind: kind,
        quantity: Number(quantity),
        assetId,
        planId: planId || null,
        reason: reason.trim(),
        seenStock: kind === 'counted' ? stock : undefined,
      }
      await api.move({ lineId: retry.idOf(line), ...line }, retry)
      toast(t('done'))
      void queries.invalidateQueries({ queryKey: ['consumables'] })
      onClose()
    },
    { isWrong: () => wrong !== undefined },
  )
  const plansKnown = (plans.data ?? []).map((row) => ({ value: row.planId, label: row.name }))
  return (
    <ActDialog title={`${t(kind)}　${of.name}`} confirm={t(kind)} act={act} onClose={onClose}>
      <Field
        label={`${t(kind === 'counted' ? 'quantityThere' : 'quantity')}（${unit}）`}
        invalid={act.tried ? wrong : undefined}
      >
        <AmountInput digits={6} value={quantity} onAmount={setQuantity} />
      </Field>
      {kind === 'issued' && <AssetCodeField label={t('usedFor')} code={code} onCode={setCode} />}
      {kind === 'issued' && plansKnown.length > 0 && (
        <Field label={t('usedForPlan')} optional>
          <ChoiceInput
            value={planId}
            options={[{ value: '', label: t('unsaid') }, ...plansKnown]}
            onChoose={(value) => setPlanId(String(value))}
          />
        </Field>
      )}
      <Field label={t('reason')} optional>
        <TextInput value={reason} maxLength={60} onText={setReason} />
      </Field>
    </ActDialog>
  )
}
