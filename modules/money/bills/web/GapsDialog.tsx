import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { householdPath } from '#modules/homes/households/web/public.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import type { Checks } from '../check-contract.ts'
import type { Gap, Run } from '../shapes.ts'
import { GapSaid } from './GapSaid.tsx'
import { checksApi } from './queries.ts'
import { saidProvider } from '#modules/money/fee-items/web/public.ts'

interface GapsDialogProps {
  run: Run
  checks: Checks
  onBill: (billId: string) => void
  onClose: () => void
}

/** What a draft could not calculate; each is mended, or somebody takes it upon themselves with a reason. */
export function GapsDialog({ run, checks, onBill, onClose }: GapsDialogProps) {
  const t = useTexts('billChecks')
  const queries = useQueryClient()
  const may = useAllowed()([{ can: 'bills.issue' }]).length > 0
  const { rows, count } = checks.gaps
  const open = rows.filter(({ state }) => state === 'open')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState('')
  const chosen = open.filter(({ gapId }) => ticked.has(gapId)).map(({ gapId }) => gapId)
  const act = useSubmit(
    async (retry) => {
      const { billBulkId, provider } = run
      const { data } = await checksApi.acceptGaps(
        { billBulkId, gapIds: chosen, reason: reason.trim(), ...saidProvider(provider) },
        retry,
      )
      toast(t('accepted', { count: data.count }))
      void queries.invalidateQueries({ queryKey: ['bills'] })
      onClose()
    },
    { isWrong: () => !reason.trim() },
  )
  const tick = (ids: readonly string[], isTicked: boolean) =>
    setTicked(new Set([...ticked].filter((id) => !ids.includes(id)).concat(isTicked ? ids : [])))
  const line = (gap: Gap) => (
    <li key={gap.gapId} className="bi-found">
      <span className="lb-line">
        {may && gap.state === 'open' && (
          <Checkbox
            checked={ticked.has(gap.gapId)}
            aria-label={t('tickGap', { label: gap.label, name: gap.name })}
            onChange={({ target }) => tick([gap.gapId], target.checked)}
          />
        )}
        <b>{gap.label}</b>
      </span>
      <GapSaid gap={gap} />
      <span className="lb-line">
        <Link className="lb-link" to={householdPath(gap.householdId) as string}>
          {t('openHousehold')}
        </Link>
        {gap.billId && (
          <Button type="text" onClick={() => onBill(gap.billId ?? '')}>
            {t('openBill')}
          </Button>
        )}
      </span>
    </li>
  )
  return (
    <ActDialog
      size="wide"
      title={t('check_gaps')}
      confirm={t('accept', { count: chosen.length })}
      missing={may && chosen.length ? undefined : open.length && may ? t('acceptNone') : ''}
      act={act}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('about_gaps')}</p>
      {may && open.length > 1 && (
        <Checkbox
          checked={chosen.length === open.length}
          indeterminate={chosen.length > 0 && chosen.length < open.length}
          onChange={({ target }) =>
            tick(
              open.map(({ gapId }) => gapId),
              target.checked,
            )
          }
        >
          {t('tickAllGaps')}
        </Checkbox>
      )}
      <ul className="lb-divided">{rows.map(line)}</ul>
      {count > rows.length && <p className="lb-quiet">{t('more', { count: count - rows.length })}</p>}
      {may && open.length > 0 && (
        <ReasonField
          label={t('acceptReason')}
          reasons={[t('acceptReason1'), t('acceptReason2')]}
          maxLength={60}
          value={reason}
          invalid={act.tried && !reason.trim() ? t('acceptReason') : undefined}
          onReason={setReason}
        />
      )}
    </ActDialog>
  )
}
