import { vouchers } from '#modules/money/vouchers/contract.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'

/** The last month that was closed, with its report for the committee. */
export function ClosedBox({ closedThrough }: { closedThrough: string | null }) {
  const t = useTexts('feeHomePage')
  const mayPrint = useAllowed()([{ can: 'vouchers.view' }]).length > 0
  const month = closedThrough?.slice(0, 7) ?? ''
  const { busy, submit } = useSubmit(() => saveFile(addressOf(vouchers.calls.printMonth, { month })), {
    onFailure: inBox,
  })
  if (!month || !mayPrint) return null
  const title = t('monthIsClosed', { month: Number(month.slice(5)) })
  return (
    <section className="lb-panel fh-month" aria-label={title}>
      <b>{title}</b>
      <Button type="text" loading={busy} onClick={() => void submit()}>
        {t('report')}
      </Button>
    </section>
  )
}
