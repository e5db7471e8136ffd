import './register.css'
import { useState } from 'react'
import { OtherWayStep, useSignIn } from '#modules/sign-in/accounts/web/public.ts'
import { RegisterForm } from './RegisterForm.tsx'

/** Registering, and then on: into a community by its code, or to the duty board. */
export function RegisterPage() {
  const signIn = useSignIn('/mgmt/home')
  const [isDone, setDone] = useState(false)
  return (
    <div className="rg-page">
      {isDone && signIn.choice ? (
        <OtherWayStep signIn={signIn} way="open" onWay={() => undefined} />
      ) : (
        <RegisterForm signIn={signIn} onDone={() => setDone(true)} />
      )}
    </div>
  )
}
