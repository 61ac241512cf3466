// The collators of ICU in the library of Swift's toolchain that Foundation uses, too. Its functions
// are renamed by macros that Swift doesn't see, so these call them.
#pragma once

#include <_foundation_unicode/ucol.h>

/// Returns a collator that compares numbers within texts by their values, or NULL.
static inline UCollator *collator_open(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UCollator *collator = ucol_open(locale, &error);
  ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &error);
  ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, UCOL_ON, &error);
  return U_FAILURE(error) ? NULL : collator;
}

/// Returns a negative number if the first text comes first, and zero if none does.
static inline int collator_compare(
  const UCollator *collator, const char *first, int32_t first_count, const char *second,
  int32_t second_count) {
  UErrorCode error = U_ZERO_ERROR;
  return ucol_strcollUTF8(collator, first, first_count, second, second_count, &error);
}
