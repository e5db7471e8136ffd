import './faq-texts.ts'
import './faq.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { FaqFilm } from './FaqFilm.tsx'
import { openSupport, startTour } from './help-store.ts'

/** The seven questions (R095), each with its answer. */
const questions = [
  ['q1', 'a1'],
  ['q2', 'a2'],
  ['q3', 'a3'],
  ['q4', 'a4'],
  ['q5', 'a5'],
  ['q6', 'a6'],
  ['q7', 'a7'],
] as const

/** Questions and answers of the desk with a recording, 1000 wide (R094, R095). */
export function FaqDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('faq')
  return (
    <Dialog label={t('title')} size="large" onCancel={onClose}>
      <DialogHead title={t('title')} onClose={onClose} />
      <div className="lb-faq-body">
        <section aria-label={t('questions')}>
          {questions.map(([question, answer]) => (
            <details key={question} name="faq">
              <summary>
                {t(question)}
                <Icon name="down" size={16} />
              </summary>
              <p>{t(answer)}</p>
            </details>
          ))}
        </section>
        <div className="lb-faq-side">
          <FaqFilm />
          <div className="lb-faq-ways">
            <Button onClick={startTour}>{t('tour')}</Button>
            <p className="lb-14 lb-quiet">{t('tourText')}</p>
            <Button onClick={openSupport}>{t('support')}</Button>
            <p className="lb-14 lb-quiet">{t('supportText')}</p>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
