import { type Connection, connect } from '../connect.ts'
import { migrate } from '../migrate.ts'

/** Migrates the database that it is passed and prints what it applied. */
const connection: Connection = JSON.parse(process.argv[2] ?? '')
const { db, close } = await connect(connection, () => {})
process.stdout.write(`${JSON.stringify(await migrate(db))}\n`)
await close()
