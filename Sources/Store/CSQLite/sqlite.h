// The part of SQLite's interface that ListStore calls. SQLite's own header is not part of its runtime
// package, which is all that a machine with a Swift toolchain is sure to have. All of these are in every build
// since 3.20.
#ifndef CSQLITE_SQLITE_H
#define CSQLITE_SQLITE_H

#include <stdint.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef struct sqlite3_value sqlite3_value;
typedef struct sqlite3_context sqlite3_context;
typedef void (*sqlite3_destructor_type)(void *);

const char *sqlite3_libversion(void);
int sqlite3_open_v2(const char *filename, sqlite3 **db, int flags, const char *vfs);
int sqlite3_close_v2(sqlite3 *db);
int sqlite3_limit(sqlite3 *db, int limit, int value);
int sqlite3_extended_result_codes(sqlite3 *db, int onoff);
int sqlite3_busy_timeout(sqlite3 *db, int milliseconds);
const char *sqlite3_errmsg(sqlite3 *db);
const char *sqlite3_errstr(int code);
int sqlite3_changes(sqlite3 *db);
int sqlite3_get_autocommit(sqlite3 *db);
void sqlite3_progress_handler(
  sqlite3 *db, int instructions, int (*handler)(void *), void *context);

int sqlite3_prepare_v2(
  sqlite3 *db, const char *sql, int length, sqlite3_stmt **statement, const char **tail);
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_reset(sqlite3_stmt *statement);
int sqlite3_finalize(sqlite3_stmt *statement);
int sqlite3_clear_bindings(sqlite3_stmt *statement);
int sqlite3_stmt_status(sqlite3_stmt *statement, int counter, int reset);
int sqlite3_stmt_readonly(sqlite3_stmt *statement);

int sqlite3_bind_parameter_count(sqlite3_stmt *statement);
int sqlite3_bind_null(sqlite3_stmt *statement, int index);
int sqlite3_bind_int64(sqlite3_stmt *statement, int index, int64_t value);
int sqlite3_bind_double(sqlite3_stmt *statement, int index, double value);
int sqlite3_bind_text64(
  sqlite3_stmt *statement, int index, const char *text, uint64_t length,
  sqlite3_destructor_type destructor, unsigned char encoding);
int sqlite3_bind_blob64(
  sqlite3_stmt *statement, int index, const void *bytes, uint64_t length,
  sqlite3_destructor_type destructor);
// For programs in C, such as the benchmarks' rivals.
int sqlite3_bind_text(
  sqlite3_stmt *statement, int index, const char *text, int length,
  sqlite3_destructor_type destructor);
int sqlite3_bind_zeroblob(sqlite3_stmt *statement, int index, int length);

int sqlite3_column_count(sqlite3_stmt *statement);
const char *sqlite3_column_name(sqlite3_stmt *statement, int column);
int sqlite3_column_type(sqlite3_stmt *statement, int column);
int64_t sqlite3_column_int64(sqlite3_stmt *statement, int column);
double sqlite3_column_double(sqlite3_stmt *statement, int column);
const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int column);
const void *sqlite3_column_blob(sqlite3_stmt *statement, int column);
int sqlite3_column_bytes(sqlite3_stmt *statement, int column);
sqlite3_value *sqlite3_column_value(sqlite3_stmt *statement, int column);
int sqlite3_value_type(sqlite3_value *value);
int64_t sqlite3_value_int64(sqlite3_value *value);
double sqlite3_value_double(sqlite3_value *value);
const unsigned char *sqlite3_value_text(sqlite3_value *value);
const void *sqlite3_value_blob(sqlite3_value *value);
int sqlite3_value_bytes(sqlite3_value *value);

void *sqlite3_update_hook(
  sqlite3 *db,
  void (*hook)(void *context, int operation, const char *database, const char *table, int64_t rowid),
  void *context);

int sqlite3_create_function_v2(
  sqlite3 *db, const char *name, int arguments, int flags, void *app,
  void (*function)(sqlite3_context *context, int count, sqlite3_value **values),
  void (*step)(sqlite3_context *context, int count, sqlite3_value **values),
  void (*final)(sqlite3_context *context), void (*destroy)(void *app));
void sqlite3_result_text(
  sqlite3_context *context, const char *text, int length, sqlite3_destructor_type destructor);
void sqlite3_result_blob(
  sqlite3_context *context, const void *bytes, int length, sqlite3_destructor_type destructor);

int sqlite3_collation_needed(
  sqlite3 *db, void *app, void (*find)(void *app, sqlite3 *db, int encoding, const char *name));
int sqlite3_create_collation_v2(
  sqlite3 *db, const char *name, int encoding, void *app,
  int (*compare)(
    void *app, int first_count, const void *first, int second_count, const void *second),
  void (*destroy)(void *app));

int sqlite3_table_column_metadata(
  sqlite3 *db, const char *database, const char *table, const char *column, const char **type,
  const char **collation, int *not_null, int *primary_key, int *autoincrement);

void *sqlite3_wal_hook(
  sqlite3 *db, int (*hook)(void *context, sqlite3 *db, const char *database, int pages),
  void *context);

#endif
