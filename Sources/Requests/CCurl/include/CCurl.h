#ifndef CCURL_H
#define CCURL_H

#include <stddef.h>
#include <stdint.h>

// The part of libcurl and zlib that RequestsCurl uses, without their headers.
//
// The libraries are opened at run time, so a program starts without them and can say what to
// install. The numbers are part of libcurl's stable binary interface. Swift can't call functions
// with variable arguments, so each kind of argument has its own function here.

/// A handle of one transfer.
typedef struct ccurl_easy ccurl_easy;
/// A handle of many transfers that share connections.
typedef struct ccurl_multi ccurl_multi;
/// A list of texts, such as header fields.
typedef struct ccurl_list ccurl_list;
/// A decompressor of zlib.
typedef struct ccurl_inflater ccurl_inflater;

/// Opens the libraries once. Returns NULL, or the name of a library that is missing or unusable.
const char *_Nullable ccurl_load(void);
/// The version of libcurl as a text, such as "7.88.1".
const char *_Nonnull ccurl_version(void);

// Transfers

typedef enum {
  CCURL_OPT_POSTFIELDSIZE_LARGE = 30120,
  CCURL_OPT_NOPROGRESS = 43,
  CCURL_OPT_NOBODY = 44,
  CCURL_OPT_POST = 47,
  CCURL_OPT_FOLLOWLOCATION = 52,
  CCURL_OPT_FRESH_CONNECT = 74,
  CCURL_OPT_HTTPGET = 80,
  CCURL_OPT_HTTP_VERSION = 84,
  CCURL_OPT_NOSIGNAL = 99,
  CCURL_OPT_PROTOCOLS = 181,
  CCURL_OPT_PATH_AS_IS = 234,
  CCURL_OPT_SUPPRESS_CONNECT_HEADERS = 265,
  CCURL_OPT_QUICK_EXIT = 322,
  CCURL_OPT_URL = 10002,
  CCURL_OPT_WRITEDATA = 10001,
  CCURL_OPT_READDATA = 10009,
  CCURL_OPT_ERRORBUFFER = 10010,
  CCURL_OPT_USERAGENT = 10018,
  CCURL_OPT_HTTPHEADER = 10023,
  CCURL_OPT_HEADERDATA = 10029,
  CCURL_OPT_CUSTOMREQUEST = 10036,
  CCURL_OPT_CAINFO = 10065,
  CCURL_OPT_SEEKDATA = 10168,
  CCURL_OPT_WRITEFUNCTION = 20011,
  CCURL_OPT_READFUNCTION = 20012,
  CCURL_OPT_HEADERFUNCTION = 20079,
  CCURL_OPT_SOCKOPTFUNCTION = 20148,
  CCURL_OPT_SEEKFUNCTION = 20167,
} CCurlOption;

/// A function that receives bytes, or provides bytes to send. It returns their number; when it
/// receives, less ends the transfer, and when it provides, CCURL_READ_ABORT does.
typedef size_t (*ccurl_data_function)(
    char *_Nullable bytes, size_t size, size_t count, void *_Nullable context);
/// A function that goes to a position of a file that is sent. It returns 0 on success.
typedef int (*ccurl_seek_function)(void *_Nullable context, int64_t offset, int origin);

enum {
  CCURL_READ_ABORT = 0x10000000,
  CCURL_SEEK_FAILED = 1,
};

ccurl_easy *_Nullable ccurl_easy_init(void);
void ccurl_easy_cleanup(ccurl_easy *_Nonnull easy);
int ccurl_easy_set_long(ccurl_easy *_Nonnull easy, int option, long value);
int ccurl_easy_set_size(ccurl_easy *_Nonnull easy, int option, int64_t value);
int ccurl_easy_set_text(ccurl_easy *_Nonnull easy, int option, const char *_Nullable value);
int ccurl_easy_set_pointer(ccurl_easy *_Nonnull easy, int option, void *_Nullable value);
int ccurl_easy_set_list(ccurl_easy *_Nonnull easy, int option, ccurl_list *_Nullable value);
int ccurl_easy_set_data_function(
    ccurl_easy *_Nonnull easy, int option, ccurl_data_function _Nonnull value);
int ccurl_easy_set_seek_function(ccurl_easy *_Nonnull easy, ccurl_seek_function _Nonnull value);
/// Makes the system close the sockets of a transfer in programs that the process starts, as not all
/// versions of libcurl do.
int ccurl_easy_close_on_exec(ccurl_easy *_Nonnull easy);
/// The status code of the last response.
long ccurl_easy_status(ccurl_easy *_Nonnull easy);
/// The result of the verification of the server's certificate, as OpenSSL numbers it.
long ccurl_easy_verify_result(ccurl_easy *_Nonnull easy);
/// The number of connections that the last transfer has opened.
long ccurl_easy_connection_count(ccurl_easy *_Nonnull easy);
/// The text of an error code.
const char *_Nonnull ccurl_error_text(int code);

ccurl_list *_Nullable ccurl_list_append(ccurl_list *_Nullable list, const char *_Nonnull text);
void ccurl_list_free(ccurl_list *_Nullable list);

// Many transfers

enum {
  CCURL_MULTI_OPT_MAX_HOST_CONNECTIONS = 7,
  CCURL_MULTI_OPT_SOCKETDATA = 10002,
  CCURL_MULTI_OPT_SOCKETFUNCTION = 20001,
};

/// What to wait for at a socket, and what happened there, as a combination.
enum {
  CCURL_IN = 1,
  CCURL_OUT = 2,
  CCURL_ERROR = 4,
};

/// Stands for the time in place of a socket.
enum { CCURL_TIME = -1 };

ccurl_multi *_Nullable ccurl_multi_init(void);
void ccurl_multi_cleanup(ccurl_multi *_Nonnull multi);
int ccurl_multi_set_long(ccurl_multi *_Nonnull multi, int option, long value);
int ccurl_multi_add(ccurl_multi *_Nonnull multi, ccurl_easy *_Nonnull easy);
int ccurl_multi_remove(ccurl_multi *_Nonnull multi, ccurl_easy *_Nonnull easy);
/// Does what can be done without waiting, for a program without a poller.
int ccurl_multi_perform(ccurl_multi *_Nonnull multi);
/// Waits for an event or for a number of milliseconds, for a program without a poller.
int ccurl_multi_poll(ccurl_multi *_Nonnull multi, int milliseconds);
/// Makes libcurl tell a poller which sockets to wait for.
int ccurl_multi_set_poller(ccurl_multi *_Nonnull multi, int poller);
/// Does what an event at a socket allows, or the time if the socket is CCURL_TIME.
int ccurl_multi_act(ccurl_multi *_Nonnull multi, int socket, int events);
/// The number of milliseconds after which to act because of the time, or -1 for never.
long ccurl_multi_timeout(ccurl_multi *_Nonnull multi);
/// Returns a transfer that has ended, and its error code, or NULL.
ccurl_easy *_Nullable ccurl_multi_next_ended(ccurl_multi *_Nonnull multi, int *_Nonnull code);

// Waiting

/// An event at a socket.
typedef struct {
  int socket;
  int events;
} ccurl_event;

/// Creates a descriptor that waits for sockets, or returns -1.
int ccurl_poller_create(void);
/// Sets what to wait for at a socket, CCURL_IN, CCURL_OUT, both, or 0 for nothing.
int ccurl_poller_set(int poller, int socket, int events);
/// Waits for events, and returns their number, or -1 after a signal.
int ccurl_poller_wait(int poller, ccurl_event *_Nonnull events, int capacity);
/// Creates a descriptor that can be waited for until a time comes, or returns -1.
int ccurl_timer_create(void);
/// Sets the time of a timer in nanoseconds of the monotonic clock.
int ccurl_timer_set(int timer, uint64_t nanoseconds);

// Decompression

enum {
  CCURL_INFLATE_MORE = 0,
  CCURL_INFLATE_END = 1,
  CCURL_INFLATE_ERROR = -1,
};

/// Creates a decompressor, for raw deflate if `isRaw` isn't 0, and otherwise for gzip and zlib.
ccurl_inflater *_Nullable ccurl_inflater_create(int isRaw);
void ccurl_inflater_free(ccurl_inflater *_Nonnull inflater);
/// Begins another member of a gzip file.
int ccurl_inflater_restart(ccurl_inflater *_Nonnull inflater);
/// Decompresses bytes until the input is used up or the output is full.
///
/// On return, the counts are the numbers of bytes that were read and written.
int ccurl_inflater_run(
    ccurl_inflater *_Nonnull inflater, const uint8_t *_Nonnull input, size_t *_Nonnull inputCount,
    uint8_t *_Nonnull output, size_t *_Nonnull outputCount);

#endif
