import type { OtherWay } from './other-ways.ts'
import { OtherPart } from './sign-in-part.ts'
import type { SignIn } from './use-sign-in.ts'

/** A step of signing in that another module draws. */
export function OtherStep({
  signIn,
  way,
  onWay,
}: {
  signIn: SignIn
  way: OtherWay
  onWay: (way: OtherWay | undefined) => void
}) {
  function back() {
    onWay(undefined)
    signIn.startOver()
  }
  return <OtherPart name={way} given={{ signIn, back, onWay }} />
}
