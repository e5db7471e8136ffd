import { Popover as Plain } from 'antd'
import { dressed } from './dressed.tsx'

export const Popover = dressed(Plain)
