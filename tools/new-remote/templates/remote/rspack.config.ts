import { defineRemote } from '@stepwise/shared/federation'
import config from './remote.config.ts'

export default defineRemote(import.meta.dirname, config)
