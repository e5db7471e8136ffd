import { type ComponentType, createElement, lazy, type LazyExoticComponent, type ReactNode } from 'react'
import { type SignInPart, useContributions } from '#platform/web/frame/contributions.ts'
import type { OtherWay } from './other-ways.ts'
import type { SignIn } from './use-sign-in.ts'

/** What a step of another module is given: how signing in stands, and the way back to the password. */
export interface StepProps {
  signIn: SignIn
  back: () => void
}

/** What each part of the page that another module draws is given. */
interface PartProps extends Record<OtherWay, StepProps & { onWay: (way: OtherWay | undefined) => void }> {
  /** The communities that ask somebody to join. */
  invitations: { token: string; onJoined: (joined: { communityId: string }) => void }
}

const loaded = new WeakMap<SignInPart, LazyExoticComponent<ComponentType<object>>>()

function componentOf(part: SignInPart): ComponentType<object> {
  const component =
    loaded.get(part) ?? lazy(async () => ({ default: (await part.load()) as ComponentType<object> }))
  loaded.set(part, component)
  return component
}

/** A part of the sign-in page that another module brings; nothing where none does. */
export function OtherPart<Name extends keyof PartProps>({
  name,
  given,
}: {
  name: Name
  given: PartProps[Name]
}): ReactNode {
  const part = useContributions().signInParts.find((part) => part.name === name)
  return part && createElement(componentOf(part), given)
}
