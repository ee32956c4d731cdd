import { Client } from 'pg'

/** Returns the URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** @param template the database to copy; it must have no connections */
export function createDatabase(url: string, name: string, template = 'template0'): Promise<void> {
  return run(url, `create database "${name}" template "${template}"`)
}

export function dropDatabase(url: string, name: string): Promise<void> {
  return run(url, `drop database if exists "${name}" with (force)`)
}

async function run(url: string, command: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}
