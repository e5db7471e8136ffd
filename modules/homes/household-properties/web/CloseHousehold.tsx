import { useQueryClient } from '@tanstack/react-query'
import { householdChangedMeanwhile } from '#modules/homes/households/contract.ts'
import { saidField } from '#platform/web/form/fields.tsx'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import type { HouseholdProperty } from '../shapes.ts'
import { api } from './use-properties.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const said = saidField<HouseholdProperty>
const codes = [householdChangedMeanwhile('', '').code]

/** Closes a household that is empty, with a reason. */
export function CloseHousehold({ of: given, onClose }: { of: HouseholdProperty; onClose: () => void }) {
  const t = useTexts('householdTree')
  const queries = useQueryClient()
  const { householdId } = given
  const {
    seen: of,
    colleagueEdits,
    attempt,
  } = useMeanwhile<HouseholdProperty, object>({
    given,
    codes,
    formOf: () => ({}),
    fields: [
      said(t('field_label'), ({ label }) => label),
      said(t('field_building'), ({ building }) => building),
      said(t('field_floor'), ({ floor }) => floor),
      said(t('field_unit'), ({ unit }) => unit),
      said(t('owners'), ({ owners }) => inRow(owners.map(({ name }) => name))),
      said(t('carSpaces'), ({ carSpaces }) => inRow(carSpaces.map(({ number }) => number))),
      said(t('motorcycleSpaces'), ({ motorcycleSpaces }) =>
        inRow(motorcycleSpaces.map(({ number }) => number)),
      ),
    ],
    newest: async () => (await api.getProperty({ id: householdId })).data,
  })
  async function close(reason: string, retry: Retry) {
    await attempt(() => api.closeHousehold({ householdId, rowVersion: of.rowVersion, reason }, retry))
    toast(t('closedToast', { label: of.label }))
    onClose()
    await queries.invalidateQueries({ queryKey: ['householdTree'] })
    void queries.invalidateQueries({ queryKey: ['households'] })
  }
  return (
    <ReasonDialog
      title={t('closeTitle', { label: of.label })}
      text={t('closeText')}
      label={t('reason')}
      reasons={[t('closeReason1'), t('closeReason2')]}
      required={t('closeMissing')}
      confirm={t('closeConfirm')}
      onConfirm={close}
      colleagueEdits={colleagueEdits}
      onClose={onClose}
    />
  )
}
