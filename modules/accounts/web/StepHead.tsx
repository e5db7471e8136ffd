import './login.css'
import './step-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** What a step is called, what it is for, and the way back to account and password. */
export function StepHead({ title, text, back }: { title: string; text?: string; back: () => void }) {
  const t = useTexts('signInSteps')
  return (
    <>
      <div className="lb-login-head">
        <h1>{title}</h1>
        <button type="button" className="lb-link" onClick={back}>
          {t('back')}
        </button>
      </div>
      {text && <p className="lb-login-may">{text}</p>}
    </>
  )
}
