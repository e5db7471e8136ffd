import '#platform/web/look/login-form.css'
import './login.css'
import './step-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

export interface StepHeadProps {
  title: string
  text?: string
  /** The account is known by now: the way back is to another one. */
  other?: boolean
  back: () => void
}

/** What a step is called, what it is for, and the way back to account and password. */
export function StepHead({ title, text, other, back }: StepHeadProps) {
  const t = useTexts('signInSteps')
  return (
    <>
      <div className="lb-login-head">
        <h1>{title}</h1>
        <button type="button" className="lb-link" onClick={back}>
          {t(other ? 'otherAccount' : 'back')}
        </button>
      </div>
      {text && <p className="lb-login-may">{text}</p>}
    </>
  )
}
