#include "CCurl.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/timerfd.h>
#include <unistd.h>

// libcurl

typedef struct {
  int message;
  ccurl_easy *easy;
  union {
    void *pointer;
    int code;
  } data;
} curl_message;

static struct {
  int (*global_init)(long);
  char *(*version)(void);
  ccurl_easy *(*easy_init)(void);
  void (*easy_cleanup)(ccurl_easy *);
  int (*easy_setopt)(ccurl_easy *, int, ...);
  int (*easy_getinfo)(ccurl_easy *, int, ...);
  const char *(*easy_strerror)(int);
  ccurl_list *(*slist_append)(ccurl_list *, const char *);
  void (*slist_free_all)(ccurl_list *);
  ccurl_multi *(*multi_init)(void);
  int (*multi_cleanup)(ccurl_multi *);
  int (*multi_setopt)(ccurl_multi *, int, ...);
  int (*multi_add_handle)(ccurl_multi *, ccurl_easy *);
  int (*multi_remove_handle)(ccurl_multi *, ccurl_easy *);
  int (*multi_perform)(ccurl_multi *, int *);
  int (*multi_poll)(ccurl_multi *, void *, unsigned int, int, int *);
  int (*multi_socket_action)(ccurl_multi *, int, int, int *);
  int (*multi_timeout)(ccurl_multi *, long *);
  curl_message *(*multi_info_read)(ccurl_multi *, int *);
} curl;

// zlib

typedef struct {
  const uint8_t *next_in;
  unsigned int avail_in;
  unsigned long total_in;
  uint8_t *next_out;
  unsigned int avail_out;
  unsigned long total_out;
  const char *msg;
  void *state;
  void *zalloc;
  void *zfree;
  void *opaque;
  int data_type;
  unsigned long adler;
  unsigned long reserved;
} zlib_stream;

static struct {
  const char *(*version)(void);
  int (*inflateInit2)(zlib_stream *, int, const char *, int);
  int (*inflate)(zlib_stream *, int);
  int (*inflateReset)(zlib_stream *);
  int (*inflateEnd)(zlib_stream *);
} zlib;

// Opening

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *problem;

static int find(void *library, const char *name, void *function) {
  void *symbol = dlsym(library, name);
  memcpy(function, &symbol, sizeof symbol);
  return symbol != NULL;
}

#define FIND(library, group, prefix, name) find(library, prefix #name, &group.name)

static int load_curl(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  return find(library, "curl_global_init", &curl.global_init)
      && find(library, "curl_version", &curl.version)
      && FIND(library, curl, "curl_", easy_init)
      && FIND(library, curl, "curl_", easy_cleanup) && FIND(library, curl, "curl_", easy_setopt)
      && FIND(library, curl, "curl_", easy_getinfo) && FIND(library, curl, "curl_", easy_strerror)
      && FIND(library, curl, "curl_", slist_append) && FIND(library, curl, "curl_", slist_free_all)
      && FIND(library, curl, "curl_", multi_init) && FIND(library, curl, "curl_", multi_cleanup)
      && FIND(library, curl, "curl_", multi_setopt) && FIND(library, curl, "curl_", multi_add_handle)
      && FIND(library, curl, "curl_", multi_remove_handle)
      && FIND(library, curl, "curl_", multi_perform) && FIND(library, curl, "curl_", multi_poll)
      && FIND(library, curl, "curl_", multi_socket_action)
      && FIND(library, curl, "curl_", multi_timeout)
      && FIND(library, curl, "curl_", multi_info_read)
      // Everything: TLS, and on other systems sockets.
      && curl.global_init(3) == 0;
}

static int load_zlib(void) {
  void *library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  return find(library, "zlibVersion", &zlib.version)
      && find(library, "inflateInit2_", &zlib.inflateInit2)
      && find(library, "inflate", &zlib.inflate)
      && find(library, "inflateReset", &zlib.inflateReset)
      && find(library, "inflateEnd", &zlib.inflateEnd);
}

static void load(void) {
  if (!load_curl()) {
    problem = "libcurl.so.4";
  } else if (!load_zlib()) {
    problem = "libz.so.1";
  }
}

const char *ccurl_load(void) {
  pthread_once(&once, load);
  return problem;
}

const char *ccurl_version(void) { return curl.version(); }

// Transfers

ccurl_easy *ccurl_easy_init(void) { return curl.easy_init(); }
void ccurl_easy_cleanup(ccurl_easy *easy) { curl.easy_cleanup(easy); }

int ccurl_easy_set_long(ccurl_easy *easy, int option, long value) {
  return curl.easy_setopt(easy, option, value);
}

int ccurl_easy_set_size(ccurl_easy *easy, int option, int64_t value) {
  return curl.easy_setopt(easy, option, value);
}

int ccurl_easy_set_text(ccurl_easy *easy, int option, const char *value) {
  return curl.easy_setopt(easy, option, value);
}

int ccurl_easy_set_pointer(ccurl_easy *easy, int option, void *value) {
  return curl.easy_setopt(easy, option, value);
}

int ccurl_easy_set_list(ccurl_easy *easy, int option, ccurl_list *value) {
  return curl.easy_setopt(easy, option, value);
}

int ccurl_easy_set_data_function(ccurl_easy *easy, int option, ccurl_data_function value) {
  return curl.easy_setopt(easy, option, value);
}

int ccurl_easy_set_seek_function(ccurl_easy *easy, ccurl_seek_function value) {
  return curl.easy_setopt(easy, CCURL_OPT_SEEKFUNCTION, value);
}

static int close_on_exec(void *context, int socket, int purpose) {
  fcntl(socket, F_SETFD, FD_CLOEXEC);
  return 0;
}

int ccurl_easy_close_on_exec(ccurl_easy *easy) {
  return curl.easy_setopt(easy, CCURL_OPT_SOCKOPTFUNCTION, close_on_exec);
}

static long info(ccurl_easy *easy, int number) {
  long value = 0;
  curl.easy_getinfo(easy, 0x200000 + number, &value);
  return value;
}

long ccurl_easy_status(ccurl_easy *easy) { return info(easy, 2); }
long ccurl_easy_verify_result(ccurl_easy *easy) { return info(easy, 13); }
long ccurl_easy_connection_count(ccurl_easy *easy) { return info(easy, 26); }
const char *ccurl_error_text(int code) { return curl.easy_strerror(code); }

ccurl_list *ccurl_list_append(ccurl_list *list, const char *text) {
  return curl.slist_append(list, text);
}

void ccurl_list_free(ccurl_list *list) { curl.slist_free_all(list); }

// Many transfers

ccurl_multi *ccurl_multi_init(void) { return curl.multi_init(); }
void ccurl_multi_cleanup(ccurl_multi *multi) { curl.multi_cleanup(multi); }

int ccurl_multi_set_long(ccurl_multi *multi, int option, long value) {
  return curl.multi_setopt(multi, option, value);
}

int ccurl_multi_add(ccurl_multi *multi, ccurl_easy *easy) {
  return curl.multi_add_handle(multi, easy);
}

int ccurl_multi_remove(ccurl_multi *multi, ccurl_easy *easy) {
  return curl.multi_remove_handle(multi, easy);
}

int ccurl_multi_perform(ccurl_multi *multi) {
  int running = 0;
  return curl.multi_perform(multi, &running);
}

int ccurl_multi_poll(ccurl_multi *multi, int milliseconds) {
  return curl.multi_poll(multi, NULL, 0, milliseconds, NULL);
}

// libcurl numbers what to wait for as this file does, and calls this function also for sockets that
// are closed already. An error would end all transfers. The limit of time ends the one whose socket
// can't be waited for.
static int watch(ccurl_easy *easy, int socket, int events, void *poller, void *unused) {
  ccurl_poller_set((int)(intptr_t)poller, socket, events & (CCURL_IN | CCURL_OUT));
  return 0;
}

int ccurl_multi_set_poller(ccurl_multi *multi, int poller) {
  int code = curl.multi_setopt(multi, CCURL_MULTI_OPT_SOCKETDATA, (void *)(intptr_t)poller);
  return code ? code : curl.multi_setopt(multi, CCURL_MULTI_OPT_SOCKETFUNCTION, watch);
}

int ccurl_multi_act(ccurl_multi *multi, int socket, int events) {
  int running = 0;
  return curl.multi_socket_action(multi, socket, events, &running);
}

long ccurl_multi_timeout(ccurl_multi *multi) {
  long milliseconds = -1;
  curl.multi_timeout(multi, &milliseconds);
  return milliseconds;
}

ccurl_easy *ccurl_multi_next_ended(ccurl_multi *multi, int *code) {
  int left = 0;
  curl_message *message;
  while ((message = curl.multi_info_read(multi, &left))) {
    if (message->message == 1) {
      *code = message->data.code;
      return message->easy;
    }
  }
  return NULL;
}

// Waiting

int ccurl_poller_create(void) { return epoll_create1(EPOLL_CLOEXEC); }

int ccurl_poller_set(int poller, int socket, int events) {
  struct epoll_event event = {.data.fd = socket};
  if (events & CCURL_IN) event.events |= EPOLLIN;
  if (events & CCURL_OUT) event.events |= EPOLLOUT;
  if (!event.events) return epoll_ctl(poller, EPOLL_CTL_DEL, socket, &event);
  if (epoll_ctl(poller, EPOLL_CTL_ADD, socket, &event) == 0) return 0;
  return errno == EEXIST ? epoll_ctl(poller, EPOLL_CTL_MOD, socket, &event) : -1;
}

int ccurl_poller_wait(int poller, ccurl_event *events, int capacity) {
  struct epoll_event arrived[64];
  int count = epoll_wait(poller, arrived, capacity < 64 ? capacity : 64, -1);
  for (int index = 0; index < count; index += 1) {
    uint32_t flags = arrived[index].events;
    events[index].socket = arrived[index].data.fd;
    events[index].events = (flags & EPOLLIN ? CCURL_IN : 0) | (flags & EPOLLOUT ? CCURL_OUT : 0)
        | (flags & (EPOLLERR | EPOLLHUP) ? CCURL_ERROR : 0);
  }
  return count;
}

int ccurl_timer_create(void) { return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK); }

int ccurl_timer_set(int timer, uint64_t nanoseconds) {
  struct itimerspec time = {
      .it_value = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000}};
  return timerfd_settime(timer, TFD_TIMER_ABSTIME, &time, NULL);
}

// Decompression

struct ccurl_inflater {
  zlib_stream stream;
};

ccurl_inflater *ccurl_inflater_create(int isRaw) {
  ccurl_inflater *inflater = calloc(1, sizeof *inflater);
  if (!inflater) return NULL;
  // The largest window; 32 more recognizes gzip and zlib by their header.
  int window = isRaw ? -15 : 15 + 32;
  if (zlib.inflateInit2(&inflater->stream, window, zlib.version(), sizeof(zlib_stream)) == 0) {
    return inflater;
  }
  free(inflater);
  return NULL;
}

void ccurl_inflater_free(ccurl_inflater *inflater) {
  zlib.inflateEnd(&inflater->stream);
  free(inflater);
}

int ccurl_inflater_restart(ccurl_inflater *inflater) {
  return zlib.inflateReset(&inflater->stream) == 0 ? CCURL_INFLATE_MORE : CCURL_INFLATE_ERROR;
}

int ccurl_inflater_run(
    ccurl_inflater *inflater, const uint8_t *input, size_t *inputCount, uint8_t *output,
    size_t *outputCount) {
  zlib_stream *stream = &inflater->stream;
  stream->next_in = input;
  stream->avail_in = (unsigned int)*inputCount;
  stream->next_out = output;
  stream->avail_out = (unsigned int)*outputCount;
  int result = zlib.inflate(stream, 0);
  *inputCount -= stream->avail_in;
  *outputCount -= stream->avail_out;
  // Z_BUF_ERROR only says that there is nothing to do.
  if (result == 0 || result == -5) return CCURL_INFLATE_MORE;
  return result == 1 ? CCURL_INFLATE_END : CCURL_INFLATE_ERROR;
}

#endif
