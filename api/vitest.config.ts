import { defineConfig } from 'vitest/config'
import { apiProjects } from './test/support/projects.ts'

export default defineConfig({ test: { maxWorkers: '100%', projects: apiProjects } })
