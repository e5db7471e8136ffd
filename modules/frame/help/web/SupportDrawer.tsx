import './support-texts.ts'
import './support.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { lastProblem } from '#platform/web/calls/breadcrumbs.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { clockTime } from '#platform/web/look/speak-time.ts'
import { placeState } from '#platform/web/session/place.ts'
import { diagnostics } from './diagnostics.ts'
import { OnDutyNow } from '#modules/duty/duty-rosters/web/public.ts'
import { SupportPlace } from './SupportPlace.tsx'
import { supportWays } from './support-ways.ts'

/** How support is reached, where one is, the last problem, and everything to be copied for them. */
export function SupportDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts('support')
  const ways = supportWays()
  const problem = lastProblem()
  const { isAsked, place } = placeState.use()
  const report = diagnostics()
  async function copy() {
    try {
      await navigator.clipboard.writeText(report)
      toast(t('copied'))
    } catch {
      toast(t('notCopied'), { isTrouble: true })
    }
  }
  return (
    <Dialog label={t('title')} className="lb-support" onCancel={onClose}>
      <DialogHead title={t('title')} onClose={onClose} />
      <div className="lb-support-body">
        <dl>
          {ways.phone && (
            <>
              <dt>{t('phone')}</dt>
              <dd>
                <a className="lb-link" href={`tel:${ways.phone.replace(/[^\d+]/g, '')}`}>
                  {ways.phone}
                </a>
                {ways.hours && <span className="lb-quiet">{ways.hours}</span>}
              </dd>
            </>
          )}
          {ways.mail && (
            <>
              <dt>{t('mail')}</dt>
              <dd>
                <a className="lb-link" href={`mailto:${ways.mail}`}>
                  {ways.mail}
                </a>
              </dd>
            </>
          )}
          {!ways.phone && !ways.mail && !ways.frame && <dd>{t('noWay')}</dd>}
          <dt>{t('lastProblem')}</dt>
          <dd>
            {problem
              ? t('problem', { code: problem.code, time: clockTime(problem.at), request: problem.requestId })
              : t('noProblem')}
          </dd>
        </dl>
        <OnDutyNow />
        {ways.frame && (
          <iframe
            title={t('frame')}
            src={ways.frame}
            sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
            referrerPolicy="no-referrer"
          />
        )}
        <SupportPlace />
        <details>
          <summary>{t('what')}</summary>
          <textarea readOnly rows={14} aria-label={t('what')} value={report} />
        </details>
      </div>
      <div className="lb-dialog-foot">
        <p className="lb-14 lb-quiet lb-grow">{t('about')}</p>
        <Button type="primary" loading={isAsked && !place} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </Dialog>
  )
}
