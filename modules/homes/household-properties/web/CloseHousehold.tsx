import { useQueryClient } from '@tanstack/react-query'
import { householdChangedMeanwhile } from '#modules/homes/households/contract.ts'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import type { HouseholdProperty } from '../shapes.ts'
import { api } from './use-properties.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

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
    factsOf: (_, item) => [
      [t('field_label'), item.label],
      [t('field_building'), item.building],
      [t('field_floor'), item.floor],
      [t('field_unit'), item.unit],
      [t('owners'), inRow(item.owners.map(({ name }) => name))],
      [t('carSpaces'), inRow(item.carSpaces.map(({ number }) => number))],
      [t('motorcycleSpaces'), inRow(item.motorcycleSpaces.map(({ number }) => number))],
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
